/** One step of the backup a request, within workerd as the deployed runner has it (tests/bench/backup.ts). */
import * as v from 'valibot'
import type { Bindings } from '../../worker/bindings.ts'
import { backup } from '../../worker/jobs/backup.ts'

const Asked = v.object({ now: v.number(), cursor: v.unknown() })

export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const { now, cursor } = v.parse(Asked, await request.json())
    return Response.json(await backup.step(env, { now, argument: null, cursor, isLastAttempt: false }))
  },
}
