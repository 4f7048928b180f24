/** How long a toast stands. Source: specification §9 (toast 1500 ms, no icon). */
export const toastMs = 1500

/** How long work may run before a sign of loading appears, so that quick answers do not flicker. Source: specification §4, §9. */
export const loadingAfterMs = 800

export const loadingText = '加载中'
