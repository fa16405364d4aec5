import SearchBox from '../../components/SearchBox';

export default SearchBox;
