import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export interface Outcome {
  ok: boolean
  /** What the command wrote. */
  out: string
  /** What it complained of. */
  err: string
}

/** The way to the account. Secrets travel in files and never in arguments, which other people on a machine can read. */
export interface Runner {
  /** Nothing is done, only said: answers are empty, and what they would tell is a word in brackets. */
  isDry: boolean
  /** A question to wrangler: nothing changes. */
  ask: (args: string[]) => Promise<Outcome>
  /** Something that wrangler does. */
  change: (args: string[]) => Promise<Outcome>
  /** A command of npm. */
  npm: (script: string) => Promise<Outcome>
  /** An address of the deployed site. */
  fetch: (address: string) => Promise<{ status: number }>
  write: (path: string, content: string) => Promise<void>
  remove: (path: string) => Promise<void>
  read: (path: string) => Promise<string>
  say: (line: string) => void
}

/** What somebody at the keyboard can put right. */
export class DeployStopped extends Error {
  override name = 'DeployStopped'
}

/**
 * @param found what wrangler told, if it did.
 * @param what its name.
 * @throws DeployStopped where it has to be known and is not
 */
export function known(runner: Runner, found: string | undefined, what: string): string {
  if (found !== undefined) return found
  if (runner.isDry) return `(${what})`
  throw new DeployStopped(`Wrangler did not tell: ${what}.`)
}

export async function runProgram(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const ended = new Promise<number | null>((done, failed) => child.on('close', done).on('error', failed))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { ok: code === 0, out, err }
}

/**
 * Does nothing: says what would be done. Everything looks as if nothing were there yet, so that each step is seen.
 */
export function dryRunner(say: (line: string) => void): Runner {
  const nothing = async (line: string): Promise<Outcome> => {
    say(`   ${line}`)
    return { ok: true, out: '', err: '' }
  }
  return {
    isDry: true,
    ask: (args) => nothing(`npx wrangler ${args.join(' ')}`),
    change: (args) => nothing(`npx wrangler ${args.join(' ')}`),
    npm: (script) => nothing(`npm run ${script}`),
    async fetch(address) {
      say(`   GET ${address}`)
      return { status: 200 }
    },
    write: async (path) => say(`   writes ${path}`),
    remove: async (path) => say(`   removes ${path}`),
    read: async () => '{}',
    say,
  }
}
