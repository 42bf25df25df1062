/** Uploads files to the API and attaches them, each request repeated until it is answered. */
import { type ApiRequestInit, createApi } from '../../../../domain/api-client.ts'
import type { ProductFileInput } from '../../../../domain/contract/product-sections.ts'
import { api } from '../../../app/api.ts'
import { type Repetition, requestUntilAnswered } from './repeated-request.ts'

/** With XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function sendReporting(path: string, init: ApiRequestInit, onProgress: (bytes: number) => void): Promise<Response> {
  const { method, headers, body, signal } = init
  const request = new XMLHttpRequest()
  request.open(method, path)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded }) => onProgress(loaded)
  signal?.addEventListener('abort', () => request.abort())
  return new Promise((resolve, reject) => {
    const fail = () => reject(new TypeError('no response'))
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = fail
    request.onabort = fail
    request.send(body)
  })
}

/** The API for one upload. @param onProgress called with the number of bytes that were sent */
export const uploading = (onProgress: (bytes: number) => void) =>
  createApi((path, init) => sendReporting(path, init, onProgress))

/** @returns the form in which the API takes a file */
export function fileForm(bytes: Blob, name: string): FormData {
  const form = new FormData()
  form.set('file', bytes, name)
  return form
}

/**
 * @param key makes a second try of the same file count once
 * @param onProgress called with the share that was sent, 0 to 1
 * @returns the id of the stored file
 * @throws as `requestUntilAnswered`
 */
export async function uploadFile(
  file: File,
  key: string,
  onProgress: (part: number) => void,
  waiting: Repetition,
): Promise<string> {
  const uploads = uploading((bytes) => onProgress(Math.min(1, bytes / Math.max(1, file.size))))
  const body = fileForm(file, file.name)
  const headers = { 'Idempotency-Key': key }
  const attempt = () => uploads.post('/api/files/common', { body, headers, signal: waiting.signal })
  return (await requestUntilAnswered(attempt, waiting)).data.id
}

const attachingHeaders = (key: string) => ({ 'Idempotency-Key': `${key}-shown` })

/**
 * Attaches a stored file to a product.
 * @param key the one that it was stored with
 * @throws as `requestUntilAnswered`
 */
export async function attachToProduct(
  id: string,
  json: ProductFileInput,
  key: string,
  waiting: Repetition,
): Promise<void> {
  const request = { params: { id }, json, headers: attachingHeaders(key), signal: waiting.signal }
  await requestUntilAnswered(() => api.post('/api/profile/company/products/:id/files', request), waiting)
}

/** Attaches a stored picture to the company, else as `attachToProduct`. */
export async function attachToCompany(file: string, key: string, waiting: Repetition): Promise<void> {
  const request = { json: { kind: 'photo' as const, file }, headers: attachingHeaders(key), signal: waiting.signal }
  await requestUntilAnswered(() => api.post('/api/profile/company/files', request), waiting)
}
