import { expect, test } from 'vitest'
import { detectReader } from './reader.ts'

async function* bytesOf(...chunks: number[][]) {
  for (const chunk of chunks) yield Uint8Array.from(chunk)
}

test('the first bytes decide the format, whatever the file is called', async () => {
  const feed = [...new TextEncoder().encode('<?xml version="1.0"?><yml_catalog/>')]
  expect((await detectReader(bytesOf([], feed))).format).toBe('yml')
})

test.each([
  ['ZIP', [0x50, 0x4b, 0x03, 0x04]],
  ['XLS', [0xd0, 0xcf, 0x11, 0xe0]],
])('%s is recognized and refused', async (format, bytes) => {
  await expect(detectReader(bytesOf(bytes))).rejects.toThrow(format)
  const byteByByte = bytesOf(...bytes.map((byte) => [byte]))
  await expect(detectReader(byteByByte)).rejects.toThrow(format)
})

test('an empty file is left to the reader, which finds no offers in it', async () => {
  expect((await detectReader(bytesOf())).format).toBe('yml')
})
