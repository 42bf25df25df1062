const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Compares in a time that tells nothing: hashes of equal length, every byte looked at. */
export async function sameSecret(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(left), digest(right)])
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? 0)), 0) === 0
}
