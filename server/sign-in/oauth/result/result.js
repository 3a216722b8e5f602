// Tells the page that opened this window how it went, by every way that there is, and closes the window.
const block = document.querySelector('#result');
const { channel = '', callback = '' } = block instanceof HTMLElement ? block.dataset : {};
/** @type {unknown} */
const message = JSON.parse(block?.textContent ?? 'null');

// A page of the provider may have cut us off from our opener; then only the channel is left.
new BroadcastChannel(channel).postMessage(message);

/** @type {unknown} */
const opener = Reflect.get(globalThis, 'opener');
if (typeof opener === 'object' && opener !== null) {
  try {
    for (const [name, args] of Object.entries({ postMessage: [message, location.origin], [callback]: [message] })) {
      /** @type {unknown} */
      const call = Reflect.get(opener, name);
      if (typeof call === 'function') Reflect.apply(call, opener, args);
    }
  } catch {
    // The opener has gone to another site.
  }
}

// Only what was opened by a script can be closed by one; a page that stays says what happened.
setTimeout(() => globalThis.close(), 100);
