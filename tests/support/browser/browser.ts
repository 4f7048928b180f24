/** An iPhone of the usual width, in the area's language and time. */
export const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How Chromium is started, with more flags. */
export const launch = (...more: readonly string[]) => ({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...browserFlags, ...more],
  },
})

/** A mini-program has no cross-origin rules, so what runs in its host runs without them; the H5 app keeps them. */
export const withoutCrossOriginRules = '--disable-web-security'

/**
 * For pages that live for seconds and are not measured: compiling their code once more, better, takes an eighth of a scenario's processor
 * time and gains nothing.
 */
export const compiledOnce = '--js-flags=--no-opt --no-maglev'
