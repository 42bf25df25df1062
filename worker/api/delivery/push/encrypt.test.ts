import { expect, test } from 'vitest'
import { toBase64Url } from '../../../../domain/sha256.ts'
import { fromBase64Url } from './base64url.ts'
import { encrypt, MAX_PUSH_BYTES } from './encrypt.ts'

/** RFC 8291, section 5 and appendix A. */
const THEIRS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const PUBLIC = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
const PRIVATE = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const SALT = 'DGv6ra1nlYgDCS1FRnbzlw'
const BODY =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

async function keysOfTheExample(): Promise<CryptoKeyPair> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const raw = fromBase64Url(PUBLIC)
  const [x, y] = [raw.slice(1, 33), raw.slice(33)].map(toBase64Url)
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: PRIVATE }
  return {
    publicKey: await crypto.subtle.importKey('raw', raw, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', jwk, curve, false, ['deriveBits']),
  }
}

test('the example of RFC 8291 is encrypted as printed there', async () => {
  const once = { salt: fromBase64Url(SALT), keys: await keysOfTheExample() }
  const body = await encrypt('When I grow up, I want to be a watermelon', THEIRS, once)
  expect(toBase64Url(body)).toBe(BODY)
})

test('the same message is never encrypted the same way twice', async () => {
  const bodies = await Promise.all([1, 2].map(() => encrypt('Hello', THEIRS)))
  expect(new Set(bodies.map(toBase64Url)).size).toBe(2)
})

test('a message too long for a push service, and keys that are no point of the curve, are refused', async () => {
  await expect(encrypt('x'.repeat(MAX_PUSH_BYTES + 1), THEIRS)).rejects.toThrow('too long')
  await expect(encrypt('x', { ...THEIRS, p256dh: `B${'A'.repeat(86)}` })).rejects.toThrow()
})
