import { describe, expect, test } from 'vitest'
import { acceptOf, MAX_FILE_BYTES, refusalOf } from './file-types.ts'

const file = (name: string, type: string, size = 1) => ({ name, type, size })

describe('checks of a file before it is sent', () => {
  test.each([
    ['valve.jpg', 'image/jpeg', 'picture', null],
    ['VALVE.AVIF', '', 'picture', null],
    ['valve.svg', 'image/svg+xml', 'any', 'file.type'],
    ['valve.tiff', 'image/tiff', 'any', 'file.type'],
    ['valve', '', 'any', 'file.type'],
    ['IMG_0001.HEIC', '', 'picture', 'file.heic'],
    ['valve', 'image/heif', 'any', 'file.heic'],
    ['passport.PDF', 'application/pdf', 'any', null],
    ['passport.pdf', '', 'certificate', null],
    ['prices.xlsx', 'application/zip', 'any', null],
    ['prices.xlsx', 'application/zip', 'certificate', 'file.type'],
    ['passport.pdf', 'application/pdf', 'picture', 'file.type'],
  ] as const)('%s of the type "%s" in a field for "%s": %s', (name, type, kinds, code) => {
    expect(refusalOf(file(name, type), kinds)).toBe(code)
  })

  test('pictures and documents have separate limits', () => {
    const { picture, document } = MAX_FILE_BYTES
    expect(refusalOf(file('a.png', 'image/png', picture), 'any')).toBeNull()
    expect(refusalOf(file('a.png', 'image/png', picture + 1), 'any')).toBe('file.too-large')
    expect(refusalOf(file('a.pdf', 'application/pdf', document), 'any')).toBeNull()
    expect(refusalOf(file('a.pdf', 'application/pdf', document + 1), 'any')).toBe('file.too-large')
  })

  test('the file dialog offers the same kinds', () => {
    expect(acceptOf('picture')).toBe('image/png,image/jpeg,image/webp,image/avif,image/gif')
    expect(acceptOf('any')).toContain('.xlsx')
    expect(acceptOf('certificate')).not.toContain('.xlsx')
  })
})
