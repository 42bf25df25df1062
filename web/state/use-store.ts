import { useEffect, useState } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'

/**
 * What a store holds; the component is drawn anew when it changes. Valtio's own hook also follows which keys are read, at
 * the price of as many bytes as valtio itself: our stores hold a key or two.
 */
export function useStore<Store extends object>(store: Store): Snapshot<Store> {
  const [shown, show] = useState(() => snapshot(store))
  useEffect(() => {
    const update = () => show(snapshot(store))
    // It may have changed between the drawing and now.
    update()
    return subscribe(store, update, true)
  }, [store])
  return shown
}
