import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

describe('safety', () => {
  test('HTML in the text is shown as text', () => {
    expect(renderMarkdown('<img src=x onerror=alert(1)>', 'en')).not.toContain('<img')
    expect(renderMarkdown('a <script>alert(1)</script>', 'en')).not.toContain('<script')
  })

  test('an address that would run is dropped', () => {
    expect(renderMarkdown('[x](javascript:alert(1))', 'en')).not.toContain('javascript:')
    expect(renderMarkdown('[x](data:text/html,1)', 'en')).not.toContain('data:')
  })

  test('no text makes an element beyond what Markdown has', () => {
    const known = /^\/?(p|h[2-6]|ul|ol|li|a|em|strong|code|pre|blockquote|hr|br|img|table|thead|tbody|tr|th|td|div)$/
    const markup = fc.array(
      fc.constantFrom('<script>', '<a href="x" onclick="y">', '](', '[', '|', '# ', '- ', '> ', 'x', '\n', '`', '!'),
    )
    fc.assert(
      fc.property(markup, (parts) => {
        for (const [, name = ''] of renderMarkdown(parts.join(''), 'ru').matchAll(/<([^\s>]+)/g))
          expect(name).toMatch(known)
      }),
    )
  })
})

describe('links', () => {
  test('our own paths keep the reader’s language', () => {
    expect(renderMarkdown('[all](/catalog?sort=new)', 'ru')).toContain('<a href="/ru/catalog?sort=new">')
    expect(renderMarkdown('[all](/zh/catalog)', 'ru')).toContain('<a href="/zh/catalog">')
  })

  test('a path that is no screen keeps its words and is no link', () => {
    expect(renderMarkdown('see [the *codes*](/nowhere) here', 'ru')).toBe('<p>see the <em>codes</em> here</p>')
  })

  test('other sites get no window and no credit', () => {
    expect(renderMarkdown('[gost](https://gost.example/x)', 'en')).toContain(
      'href="https://gost.example/x" rel="noopener nofollow"',
    )
    expect(renderMarkdown('[gost](//gost.example)', 'en')).toContain('rel="noopener nofollow"')
  })
})

test('a table scrolls in a box the keyboard can reach', () => {
  expect(renderMarkdown('| a | b |\n| --- | --- |\n| 1 | 2 |', 'en')).toMatch(
    /^<div class="scroll-x" tabindex="0"><table>/,
  )
})

test('a heading of the first level does not compete with the page’s own', () => {
  expect(renderMarkdown('# Title', 'en')).toBe('<h2>Title</h2>')
})
