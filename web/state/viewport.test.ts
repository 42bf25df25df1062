import { expect, test } from 'vitest'
import { breakpointOf, parseViewport } from '../../domain/viewport.ts'

test.each([
  [1, 'xs'],
  [320, 'xs'],
  [639, 'xs'],
  [640, 'sm'],
  [768, 'md'],
  [1024, 'lg'],
  [1280, 'xl'],
  [1440, '2xl'],
  [4000, '2xl'],
])('%i px is %s', (width, name) => expect(breakpointOf(width)).toBe(name))

test('an unknown cookie value is a desktop', () => {
  expect(parseViewport('md')).toBe('md')
  for (const word of [undefined, '', 'toString', '<script>', 'XS']) expect(parseViewport(word)).toBe('desktop')
})
