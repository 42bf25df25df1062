/** The classifiers' API calls, served by the edge itself: the same for everyone, and changed a few times a year. */
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { requestId } from 'hono/request-id'
import type { ApiEnv } from '../api/http/api-env.ts'
import { responseLocale } from '../api/http/locale.ts'
import { errorResponse } from '../api/http/problem.ts'
import { classifierRoutes } from '../api/public/classifier/routes.ts'
import { edgeSource } from './edge-source.ts'

/** @param now milliseconds since 1970. */
export const createClassifierApp = (now?: () => number) =>
  new Hono<ApiEnv>()
    .use(requestId(), etag({ weak: true }), responseLocale)
    .route('/', classifierRoutes(edgeSource(now)))
    .onError(errorResponse)

export const classifierApp = createClassifierApp()
