import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPlainPress } from '../../app/navigation/plain-press.ts'
import type { ClassifierService } from './classifier-service.ts'
import { isTyped, treeAction, typedRow } from './tree-keys.ts'
import { markedQuery, type OpenedTree, toTreeNode } from './tree-node.ts'
import { addBranch, closeBranch, openBranch, type TreeState, treeOf, visibleNodes } from './tree-state.ts'

/** Maximum pause in milliseconds between characters that belong to one beginning of a name or code. */
const TYPE_AHEAD_PAUSE = 600

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="treeitem"]') : null

const rowWith = (list: HTMLElement | null, id: string | null): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id ?? '')}"]`) ?? null

/** Whether the page is hydrated; a tree that is rendered in the browser reacts to keys from the start. */
const isHydrated = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset.hydrated === ''

/**
 * Scrolls to the code that a link has led to and focuses it, after the browser has scrolled to the top as for every
 * link. A loaded document needs none of this (`autofocus`), and going back restores the position that the reader had.
 */
function scrollToArrived(list: HTMLElement | null, code: string | null): void {
  const transition = 'navigation' in window ? navigation.transition : null
  if (code === null || !transition || transition.navigationType === 'traverse') return
  const show = () => {
    const row = rowWith(list, code)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'center' })
  }
  transition.finished.then(show, () => {})
}

/** Which branches are open, and which row is the current one. */
function useTreeState(opened: OpenedTree) {
  const [changed, setChanged] = useState<{ from: OpenedTree; tree: TreeState } | null>(null)
  // A navigation brings another tree, to which the branches opened before do not belong.
  const now = (last: typeof changed) => (last?.from === opened ? last.tree : treeOf(opened.nodes, opened.code))
  const state = now(changed)
  const rows = visibleNodes(state)
  const focus = rows.some(({ node }) => node.id === state.current) ? state.current : (rows[0]?.node.id ?? null)
  const set = (change: (tree: TreeState) => TreeState) =>
    setChanged((last) => ({ from: opened, tree: change(now(last)) }))
  return { state, rows, focus, set }
}

/** Fetches branches that are opened for the first time. */
function useBranches(
  opened: OpenedTree,
  service: () => ClassifierService,
  set: ReturnType<typeof useTreeState>['set'],
) {
  const [waiting, setWaiting] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  async function fetchBranch(id: string, depth: number): Promise<void> {
    setWaiting(id)
    setFailed(false)
    try {
      const nodes = await service().branch(id, depth, markedQuery(opened))
      set((tree) => addBranch(tree, id, nodes.map(toTreeNode)))
    } catch {
      setFailed(true)
    } finally {
      setWaiting((now) => (now === id ? null : now))
    }
  }
  return { busy: waiting !== null, failed, fetchBranch }
}

/** @returns a function that adds a typed character to those before it, and gives all of them */
function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 })
  return ({ timeStamp: now, key }: KeyboardEvent): string => {
    const { text, at: last } = typed.current
    typed.current = { text: (now - last < TYPE_AHEAD_PAUSE ? text : '') + key.toLowerCase(), at: now }
    return typed.current.text
  }
}

/** Copies the code of the focused row, unless some text is selected. */
function onCopy(event: ClipboardEvent): void {
  const code = rowOf(event.target)?.dataset.code
  if (code === undefined || !getSelection()?.isCollapsed) return
  event.clipboardData.setData('text/plain', code)
  event.preventDefault()
}

/**
 * The tree's state in the browser: open branches and the keyboard focus, changed by clicks and keys.
 * @param onOpen called with the id of a branch when it is opened
 */
export function useTree(opened: OpenedTree, service: () => ClassifierService, onOpen?: (id: string) => void) {
  const { state, rows, focus, set } = useTreeState(opened)
  const { busy, failed, fetchBranch } = useBranches(opened, service, set)
  const typedSoFar = useTypeAhead()
  const [hasKeys, setHasKeys] = useState(isHydrated)
  const list = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef<string | null>(null)
  useEffect(() => setHasKeys(true), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a move of the keyboard, and nothing else
  useEffect(() => {
    // Keys may come faster than rows are rendered, so only the last row is focused.
    if (wantsFocus.current === null || wantsFocus.current !== state.current) return
    wantsFocus.current = null
    rowWith(list.current, state.current)?.focus()
  }, [state.current, rows.length])

  // A layout effect: by the time of an effect the navigation's transition may be over.
  useLayoutEffect(() => scrollToArrived(list.current, opened.code), [opened])

  const move = (id: string) => {
    wantsFocus.current = id
    set((tree) => ({ ...tree, current: id }))
  }

  function open(id: string): void {
    onOpen?.(id)
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
    const control = event.target instanceof Element ? event.target.closest('button, a') : null
    const id = row?.dataset.id
    if (!row || id === undefined || !isPlainPress(event)) return
    // A click on the label opens the branch; other links and buttons of the row work as usual.
    const isLabel = control === null || control.id === `code-${id}`
    if (!isLabel || row.ariaExpanded === null) return
    event.preventDefault()
    wantsFocus.current = id
    toggle(id)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The current row rather than the event's, because keys may come faster than the focus follows.
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
    const id = isTyped(event.key) ? typedRow(typedSoFar(event), rows, at) : null
    if (id !== null) move(id)
  }

  /** Clicks the row's main link or button; in a row without one, opens or closes the branch. */
  function activate(id: string): void {
    const action = rowWith(list.current, id)?.querySelector<HTMLElement>('[data-action]')
    if (action) action.click()
    else toggle(id)
  }

  return { rows, focus: hasKeys ? focus : null, busy, failed, list, onClick, onKeyDown, onCopy }
}
