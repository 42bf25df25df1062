import type { ApiResponse } from '../../../domain/api-client.ts'
import { PageError, read } from '../../../domain/page-error.ts'

/**
 * The body of a classifier's response.
 * @throws PageError 503 `codes.unavailable` where the classifier cannot be read and no copy is stored; else as `read`
 */
export async function readClassifier<Body>(request: Promise<ApiResponse<Body>>): Promise<Body> {
  const { status } = await request
  if (status === 503) throw new PageError(503, 'codes.unavailable')
  return read(request)
}
