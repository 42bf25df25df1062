import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export interface CommandResult {
  ok: boolean
  /** Standard output. */
  out: string
  /** Standard error. */
  err: string
}

/** Runs what a deployment does. Secrets go into files, never into arguments: other users of a machine can read those. */
export interface Runner {
  /** Whether commands are printed instead of run. Their output is then empty, and values from it are placeholders in brackets. */
  isDry: boolean
  /** Runs a wrangler command that changes nothing. */
  query: (args: string[]) => Promise<CommandResult>
  /** Runs a wrangler command that changes the account. */
  change: (args: string[]) => Promise<CommandResult>
  /** Runs a script of package.json. */
  npm: (script: string) => Promise<CommandResult>
  /** Requests an address of the deployed site, with a bearer token where one is given. */
  fetch: (address: string, token?: string) => Promise<{ status: number; body: string }>
  write: (path: string, content: string) => Promise<void>
  remove: (path: string) => Promise<void>
  read: (path: string) => Promise<string>
  say: (line: string) => void
}

/** A failure that the caller can correct; its message says how. */
export class DeployStopped extends Error {
  override name = 'DeployStopped'
}

/**
 * @param found a value read from wrangler's output; undefined where it was not in it.
 * @param what the value's name, for the message.
 * @throws DeployStopped where it is missing; a dry run gets a placeholder
 */
export function requireOutput(runner: Runner, found: string | undefined, what: string): string {
  if (found !== undefined) return found
  if (runner.isDry) return `(${what})`
  throw new DeployStopped(`Wrangler's output does not name the ${what}.`)
}

export async function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const ended = new Promise<number | null>((done, failed) => child.on('close', done).on('error', failed))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { ok: code === 0, out, err }
}

/** Prints every command instead of running it. The account appears empty, so that each step is printed. */
export function dryRunner(say: (line: string) => void): Runner {
  const nothing = async (line: string): Promise<CommandResult> => {
    say(`   ${line}`)
    return { ok: true, out: '', err: '' }
  }
  return {
    isDry: true,
    query: (args) => nothing(`npx wrangler ${args.join(' ')}`),
    change: (args) => nothing(`npx wrangler ${args.join(' ')}`),
    npm: (script) => nothing(`npm run ${script}`),
    async fetch(address) {
      say(`   GET ${address}`)
      return { status: 200, body: '' }
    },
    write: async (path) => say(`   writes ${path}`),
    remove: async (path) => say(`   removes ${path}`),
    read: async () => '{}',
    say,
  }
}
