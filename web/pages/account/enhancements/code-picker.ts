/** A code picked from its tree, by words or branch by branch, into a plain text field that takes codes without it as well. */
import { TREES, type TreeName } from '../../../../domain/classifier/compact.ts'
import { isBranch, isSearch } from '../../../../domain/classifier/tree-answer.ts'
import type { CodeNode } from '../../../../domain/contract/classifier.ts'
import type { I18n } from '../../../../domain/i18n.ts'
import { api } from '../../../app/api.ts'

type Shown = Pick<CodeNode, 'id' | 'code' | 'name' | 'children'> & { path?: { name: { text: string } }[] }

async function ask(tree: TreeName, query: Record<string, string>): Promise<Shown[]> {
  const response = await api.get(`/api/${tree}/tree`, { query })
  const answer = response.ok ? await response.json() : null
  return answer && (isBranch(answer) || isSearch(answer)) ? answer.data : []
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

/** @param place says which tree (`data-codes`), which field (`data-into`) and what a code of use looks like (`data-fits`) */
export function offerCodes(place: HTMLElement, { t, locale }: I18n): void {
  const { codes, into = '', fits = '', many, begin } = place.dataset
  const field = document.querySelector<HTMLInputElement>(`[name="${into}"]`)
  const tree = TREES.find((one) => one === codes)
  if (!field || !tree) return

  const take = (code: string) => {
    const kept = many === undefined ? [] : (field.value.match(/[\d.]+/g) ?? [])
    field.value = [...new Set([...kept, code])].join(', ')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    said.textContent = t('account.codeTaken', { code })
  }

  const line = ({ code, name, path }: Shown): (Node | string)[] => {
    const words = `${code ?? ''} ${name.text}`
    const way = path?.length ? [element('small', ` — ${path.map((one) => one.name.text).join(' › ')}`)] : []
    if (!code || !new RegExp(fits).test(code.replace(/\s/g, ''))) return [words, ...way]
    const button = element('button', t('account.take'))
    button.type = 'button'
    button.className = 'chip'
    button.ariaLabel = `${t('account.take')}: ${words}`
    button.onclick = () => take(code)
    return [button, ` ${words}`, ...way]
  }

  const branch = (parent: string): HTMLUListElement => {
    const list = element('ul')
    void ask(tree, { parent, depth: '1', locale }).then((nodes) =>
      list.append(...nodes.map((node) => leafOrBranch(node))),
    )
    return list
  }

  const leafOrBranch = (node: Shown): HTMLLIElement => {
    if (node.children === 0) return element('li', ...line(node))
    const inner = element('details', element('summary', ...line(node)))
    inner.addEventListener('toggle', () => inner.append(branch(node.id)), { once: true })
    return element('li', inner)
  }

  const search = element('input')
  search.type = 'search'
  search.className = 'field'
  search.placeholder = t('account.codeSearch')
  search.ariaLabel = t('account.codeSearch')
  const hits = element('ul')
  const said = element('p')
  said.role = 'status'
  let asked = ''
  const find = async () => {
    asked = search.value.trim()
    const wanted = asked
    const nodes = wanted.length > 1 ? await ask(tree, { q: wanted, perPage: '10', locale }) : []
    // An earlier question may be answered later.
    if (wanted === asked) hits.replaceChildren(...nodes.map((node) => element('li', ...line(node))))
  }
  search.addEventListener('input', () => void find())
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
  })
  const whole = element('details', element('summary', t('account.codeTree')))
  whole.addEventListener('toggle', () => whole.append(branch('')), { once: true })
  place.replaceChildren(search, hits, said, whole)
  const beginning = begin && document.querySelector<HTMLInputElement>(`[name="${begin}"]`)
  if (beginning && !field.value) {
    search.value = beginning.value
    void find()
  }
}
