/**
 * React as the tiny build's browser half knows it: Preact's core and hooks, without the compatibility layer, which is as
 * large as a page. What the source uses of React beyond this list has to be added here; the edge renders with the whole
 * layer (scripts/vite/view-library.ts). Of what the layer would change this is left, and the source keeps to it: text
 * fields are heard by onInput, focus within a form by onFocusCapture.
 */
/** Nothing suspends in the browser: what comes late is written at the edge. */
export { Component, createContext, createElement, Fragment, Fragment as Suspense } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'
