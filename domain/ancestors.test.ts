import { expect, test } from 'vitest'
import { ancestors } from './ancestors.ts'

const top = { id: 'a', parent: null }
const middle = { id: 'b', parent: 'a' }
const leaf = { id: 'c', parent: 'b' }
const tree = [leaf, top, middle]

test('ancestors come from the top down, whatever the order of the tree', () => {
  expect(ancestors(tree, leaf)).toEqual([top, middle])
  expect(ancestors(tree, top)).toEqual([])
  expect(ancestors(tree, null)).toEqual([])
  expect(ancestors(tree, { id: 'd', parent: 'unknown' })).toEqual([])
})
