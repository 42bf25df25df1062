/**
 * Waits for one turn of the event loop. Needed before a statement that follows a long computation: the storage closes a connection that
 * was idle for seconds, and this process notices only between two turns. Otherwise the statement would be sent into the closed
 * connection ("other side closed") and the load would fail on a busy machine.
 */
export const turn = (): Promise<void> => new Promise((done) => setTimeout(() => setImmediate(done), 0))
