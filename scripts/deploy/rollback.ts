import { join } from 'node:path'
import * as v from 'valibot'
import { DEPLOYMENTS, type Instance } from './instance.ts'
import { type Runner, requireOutput } from './runner.ts'
import { requireSuccess } from './stores.ts'

/** The data needed to undo a deployment. */
interface RollbackRecord {
  at: string
  /** Time Travel bookmark by database. */
  bookmarks: Record<string, string>
  /** The version deployed before; absent at the first deployment. */
  version?: string
}

const Bookmark = v.object({ bookmark: v.string() })
const Status = v.object({ versions: v.array(v.object({ version_id: v.string() })) })

const json = (out: string): unknown => JSON.parse(out.slice(Math.max(0, out.indexOf('{'))) || '{}')

/**
 * Runs before anything changes, and writes a file beside the configuration.
 * @throws DeployStopped where a database has no bookmark
 */
export async function recordRollback(
  runner: Runner,
  instance: Instance,
  config: string,
  now: Date,
): Promise<RollbackRecord> {
  const back: RollbackRecord = { at: now.toISOString(), bookmarks: {} }
  for (const name of instance.databases) {
    const result = await runner.query(['d1', 'time-travel', 'info', name, '--json', '-c', config])
    const found = v.safeParse(Bookmark, json(requireSuccess(result, `The bookmark of ${name}`)))
    back.bookmarks[name] = requireOutput(
      runner,
      found.success ? found.output.bookmark : undefined,
      `bookmark of ${name}`,
    )
  }
  const status = await runner.query(['deployments', 'status', '--json', '--name', instance.name])
  const deployed = status.ok ? v.safeParse(Status, json(status.out)) : null
  const version = deployed?.success ? deployed.output.versions[0]?.version_id : undefined
  if (version) back.version = version
  await runner.write(
    join(DEPLOYMENTS, `${instance.name}-${back.at.replaceAll(':', '')}.rollback.json`),
    JSON.stringify(back),
  )
  return back
}

/** @returns lines that say how to undo this deployment. */
export function howToRollBack({ name }: Instance, { bookmarks, version }: RollbackRecord, config: string): string[] {
  const script = version
    ? `npx wrangler rollback ${version} --name ${name}`
    : `(no version was deployed before: npx wrangler delete --name ${name})`
  const databases = Object.entries(bookmarks).map(
    ([database, bookmark]) => `npx wrangler d1 time-travel restore ${database} --bookmark=${bookmark} -c ${config}`,
  )
  return [
    'To roll back the script alone, where no migration was applied:',
    `   ${script}`,
    'To roll back the database as well, which loses every write since:',
    ...databases.map((line) => `   ${line}`),
  ]
}
