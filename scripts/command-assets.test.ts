/** Commands run the worker's code in Node as it is written, where no build has set `import.meta.env`. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const SCRIPT = `
import { commandAssets } from './scripts/command-assets.ts'
import { loadEmailTexts, messagesIn } from './worker/api/delivery/messages.ts'
import { loadData } from './worker/asset-data.ts'
import { loadOverview } from './worker/db/import/classifier/builtin/load-overview.ts'
await loadEmailTexts(commandAssets)
await loadData(commandAssets)
const { codes, names } = await loadOverview(commandAssets, 'okved')
console.log(JSON.stringify([Object.keys(messagesIn('zh')).length > 0, codes.length > 100, names.length > 100]))`

test('a command has what a built worker reads from its assets', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' })
  expect(JSON.parse(said)).toEqual([true, true, true])
})
