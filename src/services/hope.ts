/** Calls back once when the network is back, or the user is: a server that was being replaced is there again by then. */
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
