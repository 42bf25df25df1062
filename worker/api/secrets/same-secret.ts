import { sha256 } from '../../../domain/sha256.ts'

/** Compares in a time that tells nothing: hashes of equal length, every byte looked at. */
export async function sameSecret(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([sha256(left), sha256(right)])
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? 0)), 0) === 0
}
