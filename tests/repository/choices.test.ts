import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CHOICE = /<(select|FormChoice|Choice|Filter)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/g

/** Components within a choice, whose own tag comes first. */
const componentsIn = (choice: string): string[] => [...choice.slice(1).matchAll(/<[A-Z]\w*/g)].map(([tag]) => tag)

// Preact selects only options that are children of the choice itself: others leave its first option chosen, and the form would post that.
test('no choice takes its options from a component', () => {
  const faults = globSync('web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CHOICE)].flatMap(([choice]) =>
      componentsIn(choice).map((tag) => `${file}: ${tag}`),
    ),
  )
  expect(faults).toEqual([])
})
