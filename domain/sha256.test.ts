import { expect, test } from 'vitest'
import { sha256, toBase64, toHex } from './sha256.ts'

/** The one-block message of FIPS 180-4, appendix B.1. */
const HEX = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('a text and its bytes have the digest that the standard gives', async () => {
  expect(toHex(await sha256('abc'))).toBe(HEX)
  expect(toHex(await sha256(new TextEncoder().encode('abc')))).toBe(HEX)
  expect(toBase64(await sha256('abc'))).toBe('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=')
})
