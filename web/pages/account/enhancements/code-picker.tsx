/** Picks a code from its classifier into a plain text field, by search or in the tree; codes can be typed there without it as well. */
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { ClassifierName } from '../../../../domain/classifier/compact.ts'
import type { I18n } from '../../../../domain/i18n.ts'
import { I18nProvider, useI18n } from '../../../app/i18n.tsx'
import type { ClassifierService } from '../../../components/classifier-tree/classifier-service.ts'
import { useClassifierService } from '../../../components/classifier-tree/classifier-service.ts'
import { Failed } from '../../../components/classifier-tree/failed.tsx'
import { Hit } from '../../../components/classifier-tree/hit.tsx'
import { Tree } from '../../../components/classifier-tree/tree.tsx'
import { type OpenedTree, toTreeNode } from '../../../components/classifier-tree/tree-node.ts'
import { type SearchStart, useSearchAsTyped } from '../../../components/classifier-tree/use-search-as-typed.ts'

const MAX_HITS = 10
const NO_SEARCH: SearchStart = { q: '', search: null }

interface CodePickerProps {
  tree: ClassifierName
  /** The field that takes the code. */
  field: HTMLInputElement
  /** Matches the codes that the field takes, without spaces. */
  accepts: RegExp
  /** The field takes several codes, separated by commas. */
  isMultiple: boolean
  /** Searched for at first. */
  query: string
}

function CodePicker({ tree, field, accepts, isMultiple, query }: CodePickerProps) {
  const { t } = useI18n()
  const service = useClassifierService(tree)
  const { q, result, failed, type } = useSearchAsTyped(NO_SEARCH, service)
  const [taken, setTaken] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    if (query) type(query)
  }, [])

  const take = (code: string) => {
    const others = isMultiple ? (field.value.match(/[\d.]+/g) ?? []) : []
    field.value = [...new Set([...others, code])].join(', ')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    setTaken(code)
  }
  const takeButton = (code: string | null, name: string, tabIndex?: -1): ReactNode =>
    code !== null &&
    accepts.test(code.replace(/\s/g, '')) && (
      <button
        type="button"
        className="chip"
        tabIndex={tabIndex}
        aria-label={`${t('account.take')}: ${code} ${name}`}
        data-action=""
        onClick={() => take(code)}
      >
        {t('account.take')}
      </button>
    )
  return (
    <>
      <input
        className="field"
        type="search"
        autoComplete="off"
        value={q}
        placeholder={t('account.codeSearch')}
        aria-label={t('account.codeSearch')}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would send the whole form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {failed && <Failed text="codes.searchFailed" q={q} />}
      {result && result.total > 0 && (
        <ol className="sheet">
          {result.hits.slice(0, MAX_HITS).map((hit) => (
            <Hit key={hit.id} hit={hit} label={(content) => <span>{content}</span>}>
              {takeButton(hit.code, hit.name.text)}
            </Hit>
          ))}
        </ol>
      )}
      <p role="status">{taken && t('account.codeTaken', { code: taken })}</p>
      <WholeTree tree={tree} service={service} takeButton={takeButton} />
    </>
  )
}

interface WholeTreeProps {
  tree: ClassifierName
  service: () => ClassifierService
  takeButton: (code: string | null, name: string, tabIndex?: -1) => ReactNode
}

/** The tree, fetched when it is first opened. */
function WholeTree({ tree, service, takeButton }: WholeTreeProps) {
  const { t } = useI18n()
  const [opened, setOpened] = useState<OpenedTree | null>(null)
  const [failed, setFailed] = useState(false)
  const load = async () => {
    setFailed(false)
    try {
      const nodes = await service().opened('', '')
      setOpened({ tree, nodes: nodes.map(toTreeNode), code: null, q: '' })
    } catch {
      setFailed(true)
    }
  }
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !opened && void load()}>
      <summary>{t('account.codeTree')}</summary>
      {failed && (
        <p role="alert" className="notice">
          {t('codes.openFailed')}
        </p>
      )}
      {opened && (
        <Tree
          opened={opened}
          service={service}
          label={(_, { id, children }) => <span id={id}>{children}</span>}
          tools={({ node: { code, name } }, tabIndex) => takeButton(code, name.text, tabIndex)}
        />
      )}
    </details>
  )
}

/**
 * Replaces the link to the classifier by a picker.
 * @param place names the classifier (`data-codes`), the field (`data-into`), the pattern of the codes it takes (`data-fits`), whether it
 *   takes several (`data-many`), and the field whose text is searched for at first (`data-begin`)
 * @param signal removes the picker
 */
export function offerCodes(place: HTMLElement, i18n: I18n, signal: AbortSignal): void {
  const { codes, into = '', fits = '', many, begin = '' } = place.dataset
  const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const field = fieldOf(into)
  const tree = codes === 'okved' ? 'okved' : 'tnved'
  if (!field || signal.aborted) return
  const query = field.value ? '' : (fieldOf(begin)?.value ?? '')
  const isMultiple = many !== undefined
  place.replaceChildren()
  const root = createRoot(place)
  root.render(
    <I18nProvider value={i18n}>
      <CodePicker tree={tree} field={field} accepts={new RegExp(fits)} isMultiple={isMultiple} query={query} />
    </I18nProvider>,
  )
  // Not at once: the page may be rendering when it ends this.
  signal.addEventListener('abort', () => queueMicrotask(() => root.render(null)))
}
