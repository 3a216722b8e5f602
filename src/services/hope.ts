/** Calls back once when the network or the user is back: a server that was restarting is up again by then. */
export function whenHopeful(tryAgain: () => void): void {
  const hoped = new AbortController();
  const hope = () => {
    if (document.visibilityState !== 'visible') return;
    hoped.abort();
    tryAgain();
  };
  addEventListener('online', hope, hoped);
  document.addEventListener('visibilitychange', hope, hoped);
}
