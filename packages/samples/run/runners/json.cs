// The few members of System.Text.Json that the samples use, because Mono has none of it.
using System.Net.Http;
using System.Threading.Tasks;

namespace System.Text.Json
{
    public struct JsonElement
    {
        readonly string text;

        public JsonElement(string text) { this.text = text; }

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
