// The few members of System.Text.Json that the samples use, for a platform that has none.
using System.Net.Http;
using System.Text.RegularExpressions;
using System.Threading.Tasks;

namespace System.Text.Json
{
    public struct JsonElement
    {
        readonly string text;

        public JsonElement(string text) { this.text = text; }

        public JsonElement GetProperty(string name)
        {
            var match = Regex.Match(text, "\"" + name + "\"\\s*:\\s*\"([^\"]*)\"");
            if (!match.Success) throw new ArgumentException(name);
            return new JsonElement(match.Groups[1].Value);
        }

        public override string ToString() { return text; }
    }
}

namespace System.Net.Http.Json
{
    public static class HttpContentJsonExtensions
    {
        public static async Task<T> ReadFromJsonAsync<T>(this HttpContent content)
        {
            var text = await content.ReadAsStringAsync();
            return (T)(object)new System.Text.Json.JsonElement(text);
        }
    }
}
