/** Databases, namespaces and buckets: looked up by name, created where they are missing. */
import * as v from 'valibot'
import type { Instance } from './instance.ts'
import { type CommandResult, DeployStopped, type Runner, requireOutput } from './runner.ts'

const Databases = v.array(v.object({ name: v.string(), uuid: v.string() }))
const Namespaces = v.array(v.object({ title: v.string(), id: v.string() }))

/** @throws DeployStopped with wrangler’s message. */
export function requireSuccess({ ok, out, err }: CommandResult, what: string): string {
  if (!ok) throw new DeployStopped(`${what} failed:\n${(err || out).trim()}`)
  return out
}

/** Wrangler writes its banner before JSON where it is not a terminal; nothing at all is an empty list. */
function listed<Schema extends v.GenericSchema>(schema: Schema, out: string): v.InferOutput<Schema> {
  const at = out.indexOf('[')
  return v.parse(schema, at < 0 ? [] : JSON.parse(out.slice(at)))
}

async function ensure(
  runner: Runner,
  {
    what,
    name,
    find,
    create,
  }: { what: string; name: string; find: () => Promise<string | undefined>; create: string[] },
): Promise<string> {
  const there = await find()
  if (there !== undefined) {
    runner.say(`   ${what} ${name} is there`)
    return there
  }
  requireSuccess(await runner.change(create), `Creating the ${what} ${name}`)
  return requireOutput(runner, await find(), `id of ${name}`)
}

const databaseId = (runner: Runner, name: string) =>
  ensure(runner, {
    what: 'database',
    name,
    async find() {
      const out = requireSuccess(await runner.query(['d1', 'list', '--json']), 'Listing the databases')
      return listed(Databases, out).find((one) => one.name === name)?.uuid
    },
    create: ['d1', 'create', name],
  })

const namespaceId = (runner: Runner, title: string) =>
  ensure(runner, {
    what: 'namespace',
    name: title,
    async find() {
      const out = requireSuccess(await runner.query(['kv', 'namespace', 'list']), 'Listing the namespaces')
      return listed(Namespaces, out).find((one) => one.title === title)?.id
    },
    create: ['kv', 'namespace', 'create', title],
  })

/** Buckets are listed as text, a line `name: …` each. */
const bucket = (runner: Runner, name: string) =>
  ensure(runner, {
    what: 'bucket',
    name,
    async find() {
      const out = requireSuccess(await runner.query(['r2', 'bucket', 'list']), 'Listing the buckets')
      return [...out.matchAll(/^name:\s+(\S+)\s*$/gm)].find(([, found]) => found === name)?.[1]
    },
    create: ['r2', 'bucket', 'create', name],
  })

export interface StoreIds {
  databases: string[]
  /** In the order of the instance's namespaces. */
  namespaces: string[]
}

/** @throws DeployStopped where wrangler fails. */
export async function ensureStores(runner: Runner, instance: Instance): Promise<StoreIds> {
  const ids: StoreIds = { databases: [], namespaces: [] }
  for (const name of instance.databases) ids.databases.push(await databaseId(runner, name))
  for (const { title } of instance.namespaces) ids.namespaces.push(await namespaceId(runner, title))
  for (const name of instance.buckets) await bucket(runner, name)
  return ids
}
