import { expect, test } from 'vitest'
import { searchTerms } from './query-terms.ts'
import { indexText } from './tokens.ts'

test.each(['насос К 80-50-200', 'КМ80-50-200', 'IS 80-50-200 离心泵', 'pump 80-50-200'])(
  '%s finds a pump by the flow and the head in its name',
  (q) => {
    const forms = searchTerms(q).flatMap((term) => term.forms)
    const pump = indexText('Насос консольный 50 м³/ч, 50 м, 15 кВт')
    expect(forms.some((form) => form.includes(' ') && pump.includes(form))).toBe(true)
  },
)

test.each(['короб 80-50-20', 'К 81-50-200', 'к 80-50-200-5'])('%s is no size of a pump', (q) =>
  expect(searchTerms(q).flatMap(({ forms }) => forms)).not.toContain('50m3h 50000mm'),
)
