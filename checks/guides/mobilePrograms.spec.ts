// Runs the programs of guides for applications: Kotlin with Debian’s compiler, and C# with Mono. No compiler of Swift and Dart
// can be installed, so that theirs are only parsed.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalServer } from '@reliure/mock/node';
import { readGuide } from 'reliure/node';
import { loadParser } from '@reliure/samples/run/parse/parser.ts';
import { runProgram } from './testing/runProgram.ts';

/** A program that uses that of a guide, in the two languages that run here, with what it prints. */
interface Program {
  readonly guide: string;
  readonly title: string;
  /** The statements, which know the address of a server that responds with the call that it received. */
  readonly kotlin: string;
  readonly csharp: string;
  readonly prints: readonly string[];
}

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const address = [
  ...['/autorisation?response_type=code', 'client_id=tournee', 'redirect_uri=https%3A%2F%2Ft.example%2Fretour'],
  ...['scope=visites%3Alire%20visites%3Aecrire', 'state=etat', `code_challenge=${challenge}`],
  'code_challenge_method=S256',
].join('&');
const exchange = [
  ...[
    'grant_type=authorization_code',
    'client_id=tournee',
    'code=abc',
    'redirect_uri=https%3A%2F%2Ft.example%2Fretour',
  ],
  `code_verifier=${verifier}`,
].join('&');

const programs: readonly Program[] = [
  {
    guide: 'authentification',
    title: 'connects with PKCE',
    kotlin: `
    val connexion = Connexion(origin, "tournee", "https://t.example/retour", listOf("visites:lire", "visites:ecrire"))
    println(empreindre("${verifier}"))
    println(genererVerificateur().length)
    println(adresseAutorisation(connexion, "${verifier}", "etat").toString().removePrefix(origin))
    println(lireCode("https://t.example/retour?code=a%2Fb&state=etat", "etat"))
    println(runCatching { lireCode("https://t.example/retour?code=abc&state=autre", "etat") }.exceptionOrNull()?.message)
    println(echanger(okhttp3.OkHttpClient(), connexion, "abc", "${verifier}").getString("body"))
    println(runCatching { echanger(okhttp3.OkHttpClient(), connexion, "refus", "a") }.exceptionOrNull()?.message)
    kotlin.system.exitProcess(0)`,
    csharp: `
        var connexion = new Connexion { Serveur = origin, ClientId = "tournee", Retour = "https://t.example/retour", Portees = new[] { "visites:lire", "visites:ecrire" } };
        Console.WriteLine(Pkce.Empreindre("${verifier}"));
        Console.WriteLine(Pkce.GenererVerificateur().Length);
        Console.WriteLine((await Pkce.AdresseAutorisation(connexion, "${verifier}", "etat")).AbsoluteUri.Substring(origin.Length).Replace("+", "%20"));
        Console.WriteLine(Pkce.LireCode(new Uri("https://t.example/retour?code=a%2Fb&state=etat"), "etat"));
        try { Pkce.LireCode(new Uri("https://t.example/retour?code=abc&state=autre"), "etat"); }
        catch (InvalidOperationException error) { Console.WriteLine(error.Message); }
        var body = await Pkce.Echanger(new HttpClient(), connexion, "abc", "${verifier}");
        Console.WriteLine(body.Split('"')[3]);
        try { await Pkce.Echanger(new HttpClient(), connexion, "refus", "a"); }
        catch (HttpRequestException error) { Console.WriteLine(error.Message); }`,
    prints: [challenge, '43', address, 'a/b', 'retour inattendu', exchange, 'échange refusé : 400'],
  },
  {
    guide: 'hors-connexion',
    title: 'sends a queue in order',
    kotlin: `
    fun respond(status: Int, etag: String? = null) = okhttp3.Response.Builder()
        .request(okhttp3.Request.Builder().url(origin).build()).protocol(okhttp3.Protocol.HTTP_1_1).code(status).message("")
        .body(okhttp3.ResponseBody.create(null, "")).apply { if (etag != null) header("ETag", etag) }.build()
    fun queue() = mutableListOf(Envoi("POST", "/a", ressource = "r"), Envoi("POST", "/b", cle = "k", ressource = "r"), Envoi("PUT", "/c", ressource = "r"))
    val file = queue()
    val etags = mutableMapOf("r" to "\\"0\\"")
    var count = 0
    println(vider(file, etags) { envoi, etag -> println(envoi.chemin + " " + (etag ?: "-")); count += 1; respond(204, "\\"" + count + "\\"") })
    println(file.size)
    for (status in listOf(401, 503, 409, 412, 422)) println(queue().let { vider(it, mutableMapOf()) { _, _ -> respond(status) }.toString() + " " + it.size })
    println(vider(queue(), mutableMapOf()) { _, _ -> throw java.io.IOException("coupure") })
    println(vider(mutableListOf(Envoi("DELETE", "/d")), mutableMapOf()) { _, _ -> respond(404) })
    kotlin.system.exitProcess(0)`,
    csharp: `
        Func<int, string, HttpResponseMessage> Respond = (status, etag) =>
        {
            var response = new HttpResponseMessage((System.Net.HttpStatusCode)status);
            if (etag != null) response.Headers.TryAddWithoutValidation("ETag", etag);
            return response;
        };
        Func<Queue<Envoi>> NewQueue = () => new Queue<Envoi>(new[] { new Envoi { Methode = "POST", Chemin = "/a", Ressource = "r" }, new Envoi { Methode = "POST", Chemin = "/b", Cle = "k", Ressource = "r" }, new Envoi { Methode = "PUT", Chemin = "/c", Ressource = "r" } });
        var file = NewQueue();
        var etags = new Dictionary<string, string> { ["r"] = "\\"0\\"" };
        var count = 0;
        var end = await FileEnvois.Vider(file, etags, (envoi, etag) => { Console.WriteLine(envoi.Chemin + " " + (etag ?? "-")); count += 1; return Task.FromResult(Respond(204, "\\"" + count + "\\"")); });
        Console.WriteLine(end.ToString().ToUpper());
        Console.WriteLine(file.Count);
        foreach (var status in new[] { 401, 503, 409, 412, 422 })
        {
            var own = NewQueue();
            end = await FileEnvois.Vider(own, new Dictionary<string, string>(), (envoi, etag) => Task.FromResult(Respond(status, null)));
            Console.WriteLine(end.ToString().ToUpper() + " " + own.Count);
        }
        Console.WriteLine((await FileEnvois.Vider(NewQueue(), new Dictionary<string, string>(), (envoi, etag) => throw new HttpRequestException("coupure"))).ToString().ToUpper());
        Console.WriteLine((await FileEnvois.Vider(new Queue<Envoi>(new[] { new Envoi { Methode = "DELETE", Chemin = "/d" } }), new Dictionary<string, string>(), (envoi, etag) => Task.FromResult(Respond(404, null)))).ToString().ToUpper());`,
    prints: [
      ...['/a "0"', '/b -', '/c "2"', 'VIDE', '0'],
      ...['PAUSE 3', 'PAUSE 3', 'CONFLIT 3', 'CONFLIT 3', 'REFUS 3', 'PAUSE', 'VIDE'],
    ],
  },
  {
    guide: 'erreurs-et-reprises',
    title: 'retries what may succeed',
    kotlin: `
    fun respond(status: Int, code: String? = null) = okhttp3.Response.Builder()
        .request(okhttp3.Request.Builder().url(origin).build()).protocol(okhttp3.Protocol.HTTP_1_1).code(status).message("")
        .apply { if (code != null) header("Content-Type", "application/problem+json") }
        .body(okhttp3.ResponseBody.create(null, if (code == null) "<html>" else "{\\"code\\":\\"" + code + "\\"}")).build()
    println(listOf(attenteMs(0, null) { 1.0 }, attenteMs(3, null) { 1.0 }, attenteMs(20, null) { 1.0 }, attenteMs(3, "42") { 1.0 }).joinToString(" "))
    fun attempts(vararg answers: okhttp3.Response?): String {
        var count = 0
        val last = runCatching { insister({}) { count += 1; answers[minOf(count, answers.size) - 1] ?: throw java.io.IOException("coupure") } }
        return count.toString() + " " + (last.getOrNull()?.code ?: last.exceptionOrNull()?.message)
    }
    println(attempts(respond(409, "visite-validee")))
    println(attempts(respond(429, "trop-de-tentatives")))
    println(attempts(respond(409, "requete-en-cours"), respond(200)))
    println(attempts(respond(502), respond(200)))
    println(attempts(respond(500, "erreur-interne"), respond(500, "erreur-interne")))
    println(attempts(null, respond(200)))
    println(attempts(null))
    kotlin.system.exitProcess(0)`,
    csharp: `
        Func<int, string, HttpResponseMessage> Respond = (status, code) => new HttpResponseMessage((System.Net.HttpStatusCode)status)
        {
            Content = code == null ? new StringContent("<html>") : new StringContent("{\\"code\\":\\"" + code + "\\"}", System.Text.Encoding.UTF8, "application/problem+json"),
        };
        Console.WriteLine(string.Join(" ", Reprise.AttenteMs(0, null, () => 1), Reprise.AttenteMs(3, null, () => 1), Reprise.AttenteMs(20, null, () => 1), Reprise.AttenteMs(3, TimeSpan.FromSeconds(42), () => 1)));
        Func<HttpResponseMessage[], Task<string>> Attempts = async answers =>
        {
            var count = 0;
            try
            {
                var last = await Reprise.Insister(() => { count += 1; var answer = answers[Math.Min(count, answers.Length) - 1]; return answer == null ? throw new HttpRequestException("coupure") : Task.FromResult(answer); }, time => Task.CompletedTask);
                return count + " " + (int)last.StatusCode;
            }
            catch (HttpRequestException error) { return count + " " + error.Message; }
        };
        Console.WriteLine(await Attempts(new[] { Respond(409, "visite-validee") }));
        Console.WriteLine(await Attempts(new[] { Respond(429, "trop-de-tentatives") }));
        Console.WriteLine(await Attempts(new[] { Respond(409, "requete-en-cours"), Respond(200, null) }));
        Console.WriteLine(await Attempts(new[] { Respond(502, null), Respond(200, null) }));
        Console.WriteLine(await Attempts(new[] { Respond(500, "erreur-interne"), Respond(500, "erreur-interne") }));
        Console.WriteLine(await Attempts(new[] { null, Respond(200, null) }));
        Console.WriteLine(await Attempts(new HttpResponseMessage[] { null }));`,
    prints: ['4000 32000 60000 43000', '1 409', '1 429', '2 200', '2 200', '2 500', '2 200', '5 coupure'],
  },
];

/** The members of System.Text.Json that the programs use, because Mono has none of it. */
const json = `namespace System.Text.Json
{
    public struct JsonElement
    {
        public string Text;
        public JsonElement GetProperty(string name)
        {
            return new JsonElement { Text = System.Text.RegularExpressions.Regex.Match(Text, "\\"" + name + "\\":\\"([^\\"]*)\\"").Groups[1].Value };
        }
        public string GetString() { return Text; }
    }
    public sealed class JsonDocument : IDisposable
    {
        public JsonElement RootElement;
        public static JsonDocument Parse(string text) { return new JsonDocument { RootElement = new JsonElement { Text = text } }; }
        public void Dispose() { }
    }
}
`;

let server: Awaited<ReturnType<typeof startLocalServer>>;

beforeAll(async () => {
  server = await startLocalServer(({ body }) => {
    const status = body.toString().includes('refus') ? 400 : 200;
    const type = { 'content-type': 'application/json' };
    return Promise.resolve({ status, headers: type, body: Buffer.from(JSON.stringify({ body: body.toString() })) });
  });
});
afterAll(() => server.stop());

async function fencesOf(guide: string, language: string): Promise<readonly string[]> {
  const { fences } = readGuide(await readFile(`site/docs/reperes/${guide}.md`, 'utf8'));
  const own = fences.filter((fence) => fence.language === language && !fence.meta.includes('client HTTP'));
  if (own.length === 0) throw new Error(`${guide}.md has no program in ${language}.`);
  return own.map(({ text }) => text);
}

describe.each(programs)('$guide', ({ guide, title, kotlin, csharp, prints }) => {
  it(`${title} in Kotlin`, async (context) => {
    const [fence = ''] = await fencesOf(guide, 'kotlin');
    const main = `fun main() {\n    val origin = "${server.origin}"\n${kotlin}\n}\n`;
    expect(await runProgram('kotlin', `${fence}\n${main}`, context)).toEqual(prints);
  });

  it(`${title} in C#`, async (context) => {
    const [fence = ''] = await fencesOf(guide, 'csharp');
    const main = `    static void Main() { Run("${server.origin}").GetAwaiter().GetResult(); Environment.Exit(0); }
    static async Task Run(string origin)
    {
${csharp}
    }`;
    const source = `${fence}\nstatic class Program\n{\n${main}\n}\n${json}`;
    expect(await runProgram('csharp', source, context)).toEqual(prints);
  });
});

describe.each(['swift', 'dart'])('the programs in %s', (language) => {
  it.each([...programs.map(({ guide }) => guide), 'notifications'])('of %s.md have correct syntax', async (guide) => {
    const parse = await loadParser(language);
    for (const fence of await fencesOf(guide, language)) expect(parse(fence).hasError).toBe(false);
  });
});
