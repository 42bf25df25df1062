import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { findPressureClasses } from './pressure-classes.ts'
import { searchTerms } from './query-terms.ts'

test.each([
  ['flange class 150', 'pn20'],
  ['flange 150#', 'pn20'],
  ['ANSI 150 flange', 'pn20'],
  ['ASME class 300 flange', 'pn50'],
  ['gate valve cl150', 'pn20'],
  ['valve 300lb', 'pn50'],
  ['фланец класс 600', 'pn110'],
  ['法兰 150LB', 'pn20'],
  ['150磅法兰', 'pn20'],
  ['法兰150LB', 'pn20'],
])('%s is of the nominal pressure %s', (q, pressure) => {
  const forms = searchTerms(q).flatMap((term) => term.forms)
  expect(forms).toContain(pressure)
  expect(forms).not.toContain('150')
})

test.each(['bolt class 8.8', 'chain hoist 300 lb', 'flange dn150', 'filter class 150 ml', 'valve class 1500x2'])(
  '%s has none',
  (q) => expect(findPressureClasses(normalise(q))).toEqual([]),
)
