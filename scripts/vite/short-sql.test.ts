import { expect, test } from 'vitest'
import { withShortSql } from './short-sql.ts'

test.each([
  ['db.run(sql`SELECT 1\n    FROM t`)', 'db.run(sql`SELECT 1 FROM t`)'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of one
  ['sql`a\n  ${on ? sql`b\n   c` : ""}\n  d`', 'sql`a ${on ? sql`b c` : ""} d`'],
  ['db.prepare(`a\n  b`).bind(`c\n  d`)', 'db.prepare(`a b`).bind(`c\n  d`)'],
  ['const text = `a\n  b`; sql`c`', 'const text = `a\n  b`; sql`c`'],
])('%j', (code, expected) => {
  expect(withShortSql(code)).toBe(expected)
})

test('a module without statements is left as it is', () => expect(withShortSql('const sql = `a\n  b`')).toBeNull())
