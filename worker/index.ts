import build from 'virtual:build-info'
import type { ExecutionContext } from '@cloudflare/workers-types'
import { api } from './api/app.ts'
import { createApp } from './app.ts'
import type { Bindings } from './env.ts'

const edge = createApp()

export default {
  // One script, two roles (DECISIONS section 1): ROLE=api serves the api alone, without the edge.
  fetch: (request: Request, env: Bindings, context: ExecutionContext) =>
    (env.ROLE === 'api' ? api : edge).fetch(request, { ...env, BUILD_ID: build.id }, context),
}
