import { useEffect, useState } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/**
 * The state of a store; the component renders again when it changes. Valtio's own hook also tracks which keys are read, at the cost of
 * as many bytes as valtio itself: our stores have one or two keys.
 */
export function useStore<Store extends object>(store: Store): Snapshot<Store> {
  const [shown, show] = useState(() => snapshot(store))
  useEffect(() => {
    const update = () => show(snapshot(store))
    // The store may have changed between rendering and this effect.
    update()
    return subscribe(store, update, true)
  }, [store])
  return shown
}
