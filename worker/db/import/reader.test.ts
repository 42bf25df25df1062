import { expect, test } from 'vitest'
import { detectReader } from './reader.ts'
import { UnusableInput } from './unusable-input.ts'

async function* bytesOf(...chunks: number[][]) {
  for (const chunk of chunks) yield Uint8Array.from(chunk)
}

test('the first bytes decide the format, whatever the file is called', async () => {
  const feed = [...new TextEncoder().encode('<?xml version="1.0"?><yml_catalog/>')]
  expect((await detectReader(bytesOf([], feed))).format).toBe('yml')
})

test.each([
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
])('%s is recognised and refused', async (reason, bytes) => {
  await expect(detectReader(bytesOf(bytes))).rejects.toThrow(UnusableInput)
  await expect(detectReader(bytesOf(bytes))).rejects.toMatchObject({ reason })
  const byteByByte = bytesOf(...bytes.map((byte) => [byte]))
  await expect(detectReader(byteByByte)).rejects.toMatchObject({ reason })
})

test('an empty file is left to the reader, which finds no offers in it', async () => {
  expect((await detectReader(bytesOf())).format).toBe('yml')
})
