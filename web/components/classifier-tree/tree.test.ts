import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { treeAction, typedRow } from './tree-keys.ts'
import type { TreeNode } from './tree-node.ts'
import { addBranch, closeBranch, openBranch, type TreeState, treeOf, visibleNodes } from './tree-state.ts'

const node = (id: string, depth: number, children: number, name = id): TreeNode => ({
  id,
  code: id,
  depth,
  children,
  unit: null,
  duty: null,
  name: { text: name, lang: 'en' },
})

/** The tree opened at 8481. */
const opened = () =>
  treeOf([
    node('I', 0, 2, 'Animals'),
    node('XVI', 0, 2, 'Machinery'),
    node('84', 1, 2, 'Boilers'),
    node('8481', 2, 2, 'Taps, valves'),
    node('848130', 3, 0, 'Check valves'),
    node('848180', 3, 3, 'Other'),
    node('8482', 2, 0, 'Bearings'),
    node('85', 1, 4, 'Electrical'),
    node('XX', 0, 1, 'Furniture'),
  ])

const seen = (state: TreeState) => visibleNodes(state).map(({ node: { id } }) => id)
const at = (state: TreeState, id: string) => visibleNodes(state).findIndex(({ node }) => node.id === id)

describe('visible rows', () => {
  test('follow the order of the tree, each with its position', () => {
    expect(seen(opened())).toEqual(['I', 'XVI', '84', '8481', '848130', '848180', '8482', '85', 'XX'])
    expect(visibleNodes(opened())[3]).toMatchObject({ parent: '84', isOpen: true, position: 1, count: 2 })
  })

  test('closing a branch hides all descendants, opening it again shows the same rows', () => {
    const closed = closeBranch(opened(), '84')
    expect(seen(closed)).toEqual(['I', 'XVI', '84', '85', 'XX'])
    expect(seen(openBranch(closed, '84'))).toEqual(seen(opened()))
  })

  test('a loaded branch may have several levels', () => {
    const state = addBranch(opened(), '848180', [
      node('848180819', 4, 1),
      node('8481808199', 5, 0),
      node('848180990', 4, 0),
    ])
    expect(seen(state).slice(5, 9)).toEqual(['848180', '848180819', '8481808199', '848180990'])
    expect(visibleNodes(state).map(({ node }) => node.depth)).toEqual([0, 0, 1, 2, 3, 3, 4, 5, 4, 2, 1, 0])
  })

  test('above the maximum the branch opened longest ago closes, but no ancestor of the current row', () => {
    const many = (parent: string) => Array.from({ length: 700 }, (_, n) => node(`${parent}.${n}`, 1, 0))
    const one = addBranch(treeOf([node('a', 0, 700), node('b', 0, 700)]), 'a', many('a'))
    expect(seen(one)).toHaveLength(702)
    const two = addBranch(one, 'b', many('b'))
    expect(two.open).toEqual(['b'])
    expect(seen(addBranch(treeOf([node('a', 0, 2000)]), 'a', many('a').concat(many('c'), many('d'))))).toHaveLength(
      2101,
    )
  })
})

describe('keys', () => {
  const press = (key: string, id: string, state = opened()) => treeAction(key, visibleNodes(state), at(state, id))

  test.each([
    ['ArrowDown', '84', { kind: 'move', id: '8481' }],
    ['ArrowUp', '84', { kind: 'move', id: 'XVI' }],
    ['ArrowUp', 'I', null],
    ['ArrowDown', 'XX', null],
    ['Home', '8482', { kind: 'move', id: 'I' }],
    ['End', 'I', { kind: 'move', id: 'XX' }],
    ['ArrowRight', '85', { kind: 'open', id: '85' }],
    ['ArrowRight', '84', { kind: 'move', id: '8481' }],
    ['ArrowRight', '8482', null],
    ['ArrowLeft', '84', { kind: 'close', id: '84' }],
    ['ArrowLeft', '8482', { kind: 'move', id: '84' }],
    ['ArrowLeft', 'I', null],
    ['*', '8482', { kind: 'open-all', parent: '84' }],
    [' ', '85', { kind: 'open', id: '85' }],
    [' ', '84', { kind: 'close', id: '84' }],
    [' ', '8482', null],
    ['Enter', '8482', { kind: 'activate', id: '8482' }],
    ['Tab', '84', null],
  ])('%s at %s', (key, id, action) => expect(press(key, id)).toEqual(action))

  test('every key on every row leads to a visible row', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '*', ' ', 'Enter')
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 40 }), (pressed) => {
        let state = opened()
        let id = 'I'
        for (const key of pressed) {
          const action = press(key, id, state)
          if (!action || !('id' in action)) continue
          if (action.kind === 'close') state = closeBranch(state, action.id)
          if (action.kind === 'open' && state.below[action.id]) state = openBranch(state, action.id)
          id = action.id
          expect(at(state, id)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test.each([
    ['8', '84', '8481'],
    ['848', '84', '8481'],
    ['848130', '8481', '848130'],
    ['t', '84', '8481'],
    ['be', 'XX', '8482'],
    ['e', 'XX', '85'],
    ['q', 'I', null],
  ])('typing %s at %s', (typed, id, found) => {
    const state = opened()
    expect(typedRow(typed, visibleNodes(state), at(state, id))).toBe(found)
  })
})
