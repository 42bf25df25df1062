/** @returns 122 random bits in hexadecimal: an address with them is a secret, and needs no other proof */
export const newToken = (): string => crypto.randomUUID().replaceAll('-', '')
