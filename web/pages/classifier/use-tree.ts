import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { CodeService } from './code-service.ts'
import type { CodesLive } from './load.ts'
import { isTyped, treeAction, typedRow } from './tree-keys.ts'
import { toTreeNode } from './tree-node.ts'
import { addBranch, closeBranch, openBranch, type TreeState, treeOf, visibleNodes } from './tree-state.ts'
import { writeAddress } from './write-address.ts'

/** Letters typed within so many milliseconds belong together. */
const TOGETHER = 600

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null

/** A press that means a new tab or window, or something else in the row. */
const isElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

const rowWith = (list: HTMLElement | null, id: string | null): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id ?? '')}"]`) ?? null

/** Whether the app has taken over already: a tree that a link has led to is heard from the start. */
const isAppHere = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset.hydrated === ''

/**
 * Brings the code that a link has led to into view and gives it the keyboard, once the browser has gone to the top of the new
 * page as it does with every link. A loaded document has done so by itself, and the way back has a place of its own.
 */
function showArrived(list: HTMLElement | null, code: string | null): void {
  const transition = 'navigation' in window ? navigation.transition : null
  if (code === null || !transition || transition.navigationType === 'traverse') return
  const show = () => {
    const row = rowWith(list, code)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }
  transition.finished.then(show, () => {})
}

/** The tree's state in the browser: what is open, where the keyboard is, and what presses and keys do. */
export function useTree(live: CodesLive, service: () => CodeService) {
  const [held, setHeld] = useState<{ of: CodesLive; tree: TreeState } | null>(null)
  const [isHeard, setHeard] = useState(isAppHere)
  const [waiting, setWaiting] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const takeBack = useRef(() => {})
  const wantsFocus = useRef<string | null>(null)
  useEffect(() => setHeard(true), [])

  // A navigation brings another tree; until something is opened in it, it is as the edge has drawn it.
  const state = held?.of === live ? held.tree : treeOf(live.nodes, live.code)
  const rows = visibleNodes(state)
  const focus = rows.some(({ node }) => node.id === state.current) ? state.current : (rows[0]?.node.id ?? null)
  const set = (change: (tree: TreeState) => TreeState) =>
    setHeld((now) => ({ of: live, tree: change(now?.of === live ? now.tree : treeOf(live.nodes, live.code)) }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a move of the keyboard, and nothing else
  useEffect(() => {
    // Keys come faster than rows are drawn: the focus waits for the last of them.
    if (wantsFocus.current === null || wantsFocus.current !== state.current) return
    wantsFocus.current = null
    rowWith(list.current, state.current)?.focus()
  }, [state.current, rows.length])

  // While the page is drawn: the browser's transition is over soon after.
  useLayoutEffect(() => showArrived(list.current, live.code), [live])

  const move = (id: string) => {
    wantsFocus.current = id
    set((tree) => ({ ...tree, current: id }))
  }

  async function fetchBranch(id: string, depth: number): Promise<void> {
    setWaiting(id)
    setFailed(false)
    try {
      const nodes = await service().branch(id, depth, live.code === null ? '' : live.q)
      set((tree) => addBranch(tree, id, nodes.map(toTreeNode)))
    } catch {
      setFailed(true)
    } finally {
      setWaiting((now) => (now === id ? null : now))
    }
  }

  function open(id: string): void {
    takeBack.current()
    takeBack.current = writeAddress({ code: id, q: live.code === null ? '' : live.q })
    set((tree) => (tree.below[id] ? openBranch(tree, id) : { ...tree, current: id }))
    if (!state.below[id]) void fetchBranch(id, 1)
  }

  const close = (id: string) => set((tree) => closeBranch(tree, id))

  function toggle(id: string): void {
    if (rows.some(({ node, isOpen }) => node.id === id && isOpen)) close(id)
    else open(id)
  }

  function onClick(event: MouseEvent): void {
    const row = rowOf(event.target)
    const pressed = event.target instanceof Element ? event.target.closest('button, a') : null
    const id = row?.dataset.id
    if (!row || id === undefined || isElsewhere(event)) return
    // The row's own link opens a branch; its other links and buttons do what they say.
    const isOwn = pressed === null || pressed.id === `code-${id}`
    if (!isOwn || row.ariaExpanded === null) return
    event.preventDefault()
    wantsFocus.current = id
    toggle(id)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = rows.findIndex(({ node }) => node.id === focus)
    if (event.ctrlKey || event.metaKey || event.altKey || rowOf(event.target) !== event.target) return
    const action = treeAction(event.key, rows, at)
    if (action) {
      event.preventDefault()
      if (action.kind === 'move') move(action.id)
      else if (action.kind === 'open') open(action.id)
      else if (action.kind === 'close') close(action.id)
      else if (action.kind === 'open-all') void fetchBranch(action.parent, 2)
      else activate(action.id)
      return
    }
    if (isTyped(event.key)) typeAhead(event, at)
  }

  /** Shows all about a code; a line without one has nothing but what is below it. */
  function activate(id: string): void {
    const row = rowWith(list.current, id)
    const links = [...(row?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])]
    if (row?.dataset.code === undefined) toggle(id)
    else links.at(-1)?.click()
  }

  function typeAhead(event: KeyboardEvent, at: number): void {
    const now = event.timeStamp
    const { text, at: last } = typed.current
    typed.current = { text: (now - last < TOGETHER ? text : '') + event.key.toLowerCase(), at: now }
    const id = typedRow(typed.current.text, rows, at)
    if (id !== null) move(id)
  }

  /** With nothing marked, copying copies the code where the keyboard is. */
  function onCopy(event: ClipboardEvent): void {
    const code = rowOf(event.target)?.dataset.code
    if (code === undefined || !getSelection()?.isCollapsed) return
    event.clipboardData.setData('text/plain', code)
    event.preventDefault()
  }

  return { rows, focus: isHeard ? focus : null, busy: waiting !== null, failed, list, onClick, onKeyDown, onCopy }
}
