import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

describe('safety', () => {
  test('HTML in a story is shown as text', () => {
    expect(renderMarkdown('<img src=x onerror=alert(1)>', 'en')).not.toContain('<img')
    expect(renderMarkdown('a <script>alert(1)</script>', 'en')).not.toContain('<script')
  })

  test('an address that would run a script is dropped', () => {
    expect(renderMarkdown('[x](javascript:alert(1))', 'en')).not.toContain('javascript:')
    expect(renderMarkdown('[x](data:text/html,1)', 'en')).not.toContain('data:')
  })

  test('no text produces elements that Markdown does not have', () => {
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

test.each([
  ['**低温。**LCB 材质', '<strong>低温</strong>。LCB 材质'],
  ['是**“引用”**的意思', '是“<strong>引用</strong>”的意思'],
  ['**Steel.** A grade and **低温** alone', '<strong>Steel.</strong> A grade and <strong>低温</strong> alone'],
  ['**甲。**\n\n**乙。** 丙', '<strong>甲。</strong>'],
  ['**PN**（GB/T 9124.1）', '<strong>PN</strong>（GB/T 9124.1）'],
  ['写明**额定载荷**、两端**环眼**', '写明<strong>额定载荷</strong>、两端<strong>环眼</strong>'],
  ['补脂：**G = 5**。G 为克数', '补脂：<strong>G = 5</strong>。G 为克数'],
])('emphasis ends beside Chinese punctuation: %s', (text, html) => {
  expect(renderMarkdown(text, 'zh').replaceAll('\u00a0', ' ')).toContain(html)
  expect(renderMarkdown(text, 'zh')).not.toContain('*')
})

describe('links', () => {
  test('links to our own pages get the reader’s language', () => {
    expect(renderMarkdown('[all](/catalog?sort=new)', 'ru')).toContain('<a href="/ru/catalog?sort=new">')
    expect(renderMarkdown('[all](/zh/catalog)', 'ru')).toContain('<a href="/zh/catalog">')
  })

  test('a link to a page that does not exist becomes plain text', () => {
    expect(renderMarkdown('see [the *codes*](/nowhere) here', 'ru')).toBe('<p>see the <em>codes</em> here</p>')
  })

  test('links to other sites are noopener and nofollow', () => {
    expect(renderMarkdown('[gost](https://gost.example/x)', 'en')).toContain(
      'href="https://gost.example/x" rel="noopener nofollow"',
    )
    expect(renderMarkdown('[gost](//gost.example)', 'en')).toContain('rel="noopener nofollow"')
  })
})

test('a table is in a focusable scrolling box', () => {
  expect(renderMarkdown('| a | b |\n| --- | --- |\n| 1 | 2 |', 'en')).toMatch(
    /^<div class="scroll-x" tabindex="0"><table>/,
  )
})

test('a first-level heading becomes a second-level one', () => {
  expect(renderMarkdown('# Title', 'en')).toBe('<h2>Title</h2>')
})

test('text is typeset in its own language, code and addresses are not', () => {
  const html = renderMarkdown('Сталь и `400 мм` до 15 мм, [с запасом](https://x.example/a/b "в том")', 'en', 'ru')
  expect(html).toContain('Сталь и <code>400 мм</code> до\u00a015\u00a0мм')
  expect(html).toContain('href="https://x.example/a/b"')
})
