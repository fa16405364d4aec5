import { spawn } from 'node:child_process';
import { Builder, By, Key } from 'selenium-webdriver';
import { freePort, untilAnswers } from '../../checks/outside/ports.ts';
import type { Visitor } from './visitor.ts';

/** Starts WebKitGTK’s browser for tests on a virtual screen. */
export async function startWebKit(program: string): Promise<Visitor> {
  const port = await freePort();
  const server = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  // The group has three processes: xvfb-run, the virtual screen and the driver.
  const stop = (): void => void (server.pid !== undefined && process.kill(-server.pid));
  try {
    const address = `http://127.0.0.1:${port}`;
    await untilAnswers(`${address}/status`);
    const options = { binary: program, args: ['--automation'] };
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    const version = String((await driver.getCapabilities()).get('browserVersion'));
    const find = (xpath: string) => driver.findElement(By.xpath(xpath));
    return {
      browser: `WebKitGTK/${version}`,
      open: (page) => driver.get(page),
      click: async (xpath) => find(xpath).click(),
      type: async (xpath, text) => find(xpath).sendKeys(text),
      press: async (key) =>
        driver
          .switchTo()
          .activeElement()
          .sendKeys(key === 'Enter' ? Key.ENTER : Key.ARROW_DOWN),
      back: async () => driver.executeScript('history.back()'),
      reload: () => driver.navigate().refresh(),
      read: (expression) => driver.executeScript(`return (${expression})`),
      print: () => Promise.resolve(null),
      close: () => driver.quit().finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}
