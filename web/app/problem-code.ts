/** @returns the error code in a failed response of the API; 'unexpected' where something else than the API has answered */
export async function problemCode(response: { json(): Promise<unknown> }): Promise<string> {
  const body = await response.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'unexpected'
}
