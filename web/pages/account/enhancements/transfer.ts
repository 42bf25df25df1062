/** Uploads one file to the API. */

export type UploadResult = { id: string } | { code: string } | 'no-network'

const codeOf = (text: string): string => {
  try {
    return String(JSON.parse(text).code)
  } catch {
    return 'unexpected'
  }
}

/**
 * Uploads a file. With XMLHttpRequest, because `fetch` does not report the progress of an upload.
 * @param key makes a second try of the same file count once
 * @param onProgress called with the part that was sent, 0 to 1
 */
export function sendFile(file: File, key: string, onProgress: (part: number) => void): Promise<UploadResult> {
  const body = new FormData()
  body.set('file', file, file.name)
  const request = new XMLHttpRequest()
  request.open('POST', '/api/files/common')
  request.setRequestHeader('Idempotency-Key', key)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  return new Promise((done) => {
    request.onload = () => {
      const { status, responseText } = request
      done(status === 201 ? { id: JSON.parse(responseText).data.id } : { code: codeOf(responseText) })
    }
    request.onerror = () => done('no-network')
    request.send(body)
  })
}

/** Attaches an uploaded file to the company or to a product. */
export async function attachFile(place: string, what: object, key: string): Promise<UploadResult> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `${key}-shown` }
  const response = await fetch(place, { method: 'POST', headers, body: JSON.stringify(what) }).catch(() => null)
  if (!response) return 'no-network'
  return response.ok ? { id: '' } : { code: codeOf(await response.text()) }
}
