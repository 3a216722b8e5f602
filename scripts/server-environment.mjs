// What the server's process is given besides its settings.
import { setting } from './runtime.mjs';

const ofEach = {
  // Password hashing takes threads of the pool; four are too few beside file and database work.
  UV_THREADPOOL_SIZE: '16',
  // What a photo took to decode goes back to the system at once: glibc would keep it, for each of those threads.
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

/** The allocator limits for glibc, unless the operator set others. */
export const serverEnvironment = () => Object.fromEntries(Object.entries(ofEach).map(([name, value]) => [name, setting(name) || value]));
