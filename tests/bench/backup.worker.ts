/** One step of the backup a request, within workerd as the deployed runner has it (tests/bench/backup.ts). */
import type { Bindings } from '../../worker/bindings.ts'
import { backup } from '../../worker/jobs/backup.ts'

export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const { now, cursor } = await request.json<{ now: number; cursor: unknown }>()
    return Response.json(await backup.step(env, { now, argument: null, cursor, isLastAttempt: false }))
  },
}
