import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from './icon-names.ts'

test('the names are those of the sprite’s symbols', () => {
  const sprite = readFileSync('web/components/icons/sprite.svg', 'utf8')
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...ICON_NAMES])
})
