import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { separateFiles } from '../../scripts/vite/separate-styles.ts'
import { importsOf } from './source-imports.ts'

/** What draws the separate screens: those of one person, those without the shop's frame, and the frame itself. */
const DRAWN = [
  'worker/render/screens/personal.ts',
  'web/app/app.tsx',
  'web/app/layouts/default.tsx',
  'web/app/layouts/slots.tsx',
  ...globSync('web/pages/{fatal,icons,landing}/*.{ts,tsx}'),
]

/** Everything that these files import, also what is imported when it is needed: enhancements and islands. */
function importedBy(files: string[]): Set<string> {
  const found = new Set(files)
  // Iterating a Set also visits the elements that are added during the iteration.
  for (const file of found) {
    if (!/^web\/.*\.tsx?$|^worker\/render\//.test(file)) continue
    for (const { target, isType, isPackage } of importsOf(file)) if (!isType && !isPackage) found.add(target)
  }
  return found
}

const isModule = (file: string) => file.endsWith('.module.css')

test('the separate sheet has the rules of every component that its screens show, and of no other', async () => {
  const imported = [...importedBy(DRAWN)].filter((file) => isModule(file) && file.startsWith('web/components/'))
  const components = (await separateFiles()).filter((file) => isModule(file) && file.startsWith('web/components/'))
  expect(components.length).toBeGreaterThan(10)
  expect(components.sort()).toEqual(imported.sort())
})
