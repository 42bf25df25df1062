const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Whether an address is this machine without TLS: some browsers refuse Secure cookies there. */
export function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && LOOPBACK.includes(hostname)
}
