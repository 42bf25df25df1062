/**
 * React for the tiny build's browser scripts: Preact's core and hooks, without the compatibility layer, which is as large as a page.
 * What the source uses of React beyond this list has to be added here; the edge renders with the whole layer
 * (scripts/vite/view-library.ts). Two differences remain that the source has to respect: text fields use onInput, and focus within a
 * form onFocusCapture.
 */
/** Nothing suspends in the browser: deferred content is streamed by the edge. */
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
