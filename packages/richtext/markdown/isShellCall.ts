/** Whether code calls the API from a shell, in the language that follows its fence. */
export function isShellCall(language: string, text: string): boolean {
  return language === 'bash' && /^\s*curl\b/m.test(text);
}
